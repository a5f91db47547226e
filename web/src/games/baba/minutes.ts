export const minutes: [number, number] = [20, 40];
