import type { Colour } from './palette';

/** A colour being mixed. One pen paints a whole map: a new colour for each pixel costs too much. */
export class Pen {
  red = 0;
  green = 0;
  blue = 0;

  set(red: number, green: number, blue: number): void {
    this.red = red;
    this.green = green;
    this.blue = blue;
  }

  mix([red, green, blue]: Colour, share: number): void {
    this.red += (red - this.red) * share;
    this.green += (green - this.green) * share;
    this.blue += (blue - this.blue) * share;
  }
}
