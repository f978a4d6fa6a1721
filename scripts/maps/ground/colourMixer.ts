import type { Colour } from './palette';

/** A mutable colour. One mixer paints a whole map: an object per pixel would be too slow. */
export class ColourMixer {
  red = 0;
  green = 0;
  blue = 0;

  set(red: number, green: number, blue: number): void {
    this.red = red;
    this.green = green;
    this.blue = blue;
  }

  mix([red, green, blue]: Colour, ratio: number): void {
    this.red += (red - this.red) * ratio;
    this.green += (green - this.green) * ratio;
    this.blue += (blue - this.blue) * ratio;
  }
}
