/** The result as a picture for friends: drawn here, of what everybody at the table sees, in the colours of the room. */
export interface Line {
  seat: number;
  place: string;
  name: string;
  points: string;
  won: boolean;
}

const WIDTH = 1080;
const EDGE = 64;
const ROW = 118;
const HEAD = 330;
const FOOT = 96;
/** A longer name is drawn narrower. */
const NAME = 490;
const DISPLAY = `Fraunces, Georgia, serif`;
const TEXT = `system-ui, sans-serif`;

export async function picture(game: string, ending: string, lines: readonly Line[]): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEAD + lines.length * ROW + FOOT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const colour = coloursOf(document.querySelector('.play') ?? document.body);
  ground(pen, canvas, colour);
  write(pen, game, EDGE, 120, `800 76px ${DISPLAY}`, colour('--ground-ink'));
  wrapped(pen, ending, `600 42px ${DISPLAY}`, WIDTH - 2 * EDGE)
    .slice(0, 3)
    .forEach((words, i) => write(pen, words, EDGE, 190 + i * 52, `600 42px ${DISPLAY}`, colour('--ground-ink')));
  for (const [i, line] of lines.entries()) await row(pen, line, HEAD + i * ROW, colour);
  const { height } = canvas;
  write(pen, `Tablée · ${location.host}`, EDGE, height - 36, `600 34px ${TEXT}`, colour('--ground-ink'));
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}

type Colour = (name: string) => string;

function coloursOf(room: Element): Colour {
  const style = getComputedStyle(room);
  return (name) => style.getPropertyValue(name).trim();
}

function ground(pen: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement, colour: Colour): void {
  const light = pen.createRadialGradient(width / 2, height * 0.2, 0, width / 2, height * 0.2, height);
  light.addColorStop(0, colour('--ground-1'));
  light.addColorStop(1, colour('--ground-2'));
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
}

function write(
  pen: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  font: string,
  ink: string,
  most?: number,
): void {
  pen.font = font;
  pen.fillStyle = ink;
  pen.fillText(words, x, y, most);
}

function wrapped(pen: CanvasRenderingContext2D, words: string, font: string, most: number): string[] {
  pen.font = font;
  return words.split(' ').reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && pen.measureText(longer).width <= most) return [...lines.slice(0, -1), longer];
    return [...lines, word];
  }, []);
}

async function row(pen: CanvasRenderingContext2D, line: Line, y: number, colour: Colour): Promise<void> {
  pen.fillStyle = colour('--panel');
  pen.beginPath();
  pen.roundRect(EDGE, y, WIDTH - 2 * EDGE, ROW - 16, 24);
  pen.fill();
  if (line.won) {
    pen.lineWidth = 6;
    pen.strokeStyle = colour('--trim');
    pen.stroke();
  }
  const middle = y + ROW / 2 + 8;
  write(pen, line.place, EDGE + 30, middle, `800 48px ${DISPLAY}`, colour('--ink'));
  const face = await faceOf(line.seat);
  if (face) pen.drawImage(face, EDGE + 92, y + 13, 76, 76);
  write(pen, line.name, EDGE + 196, middle, `${line.won ? 800 : 600} 44px ${TEXT}`, colour('--ink'), NAME);
  pen.textAlign = 'right';
  write(pen, line.points, WIDTH - EDGE - 30, middle, `800 44px ${DISPLAY}`, colour('--ink'));
  pen.textAlign = 'left';
}

/** The face that the result shows of this seat; none where it cannot be read. */
async function faceOf(seat: number): Promise<HTMLImageElement | null> {
  const drawn = document.querySelector(`dialog [data-face="${seat}"] svg`);
  if (!drawn) return null;
  const copy = drawn.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '152');
  copy.setAttribute('height', '152');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}
