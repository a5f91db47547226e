export const minutes: [number, number] = [15, 30];
