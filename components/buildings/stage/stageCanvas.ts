import { Renderer } from '@/components/buildings/gl/renderer';
import type { Scene } from '@/components/buildings/gl/scene';
import { requestFrame } from '@/components/ui/browser/frames';
import type { FileModel } from '@/lib/buildings/file/format';

/** The most pixels that are drawn: beyond, the memory of a phone is at risk. */
const MOST_PIXELS = 2_000_000;
/** A frame that takes longer, while the view moves, makes the next ones coarser, in milliseconds. */
const SLOW = 32;
/** How long the view must be still to be drawn sharply again, in milliseconds. */
const REST = 150;
/** How long a stage may be out of sight before its memory is given back, in milliseconds. */
const AWAY = 60_000;
/** After as many losses in a minute, pictures are better. */
const MOST_LOSSES = 3;

/** What the stage tells the page. */
interface StageHost {
  /** What to draw now, for a picture of this shape. */
  readonly scene: (aspect: number) => Scene;
  /** A picture was drawn, of this size in CSS pixels. */
  readonly onDrawn: (scene: Scene, width: number, height: number) => void;
  /** The driver took the picture away: for a time, or for good. */
  readonly onLost: (isFinal: boolean) => void;
  readonly onRestored: () => void;
}

/** Owns the canvas and its WebGL context: it draws when asked, once a frame, and only what is in sight. */
export class StageCanvas {
  private readonly place: HTMLElement;
  private readonly model: FileModel;
  private readonly host: StageHost;
  private canvas: HTMLCanvasElement | null = null;
  private gl: WebGL2RenderingContext | null = null;
  private renderer: Renderer | null = null;
  private cancelFrame: (() => void) | null = null;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private away: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers: readonly { readonly disconnect: () => void }[];
  private isInSight = true;
  private isCoarse = false;
  private lastFrame = 0;
  private losses: number[] = [];

  /** @throws Error where the browser gives no WebGL 2. */
  constructor(place: HTMLElement, model: FileModel, host: StageHost) {
    this.place = place;
    this.model = model;
    this.host = host;
    this.open();
    const size = new ResizeObserver(() => this.invalidate());
    size.observe(place);
    const sight = new IntersectionObserver(([entry]) =>
      this.see(entry?.isIntersecting ?? true),
    );
    sight.observe(place);
    this.watchers = [size, sight];
    document.addEventListener('visibilitychange', this.invalidate);
  }

  /** Asks for one picture with the next frame; nothing else draws. */
  readonly invalidate = (): void => {
    if (!this.isInSight || document.hidden || !this.renderer) return;
    this.cancelFrame ??= requestFrame(() => {
      this.cancelFrame = null;
      this.measure();
      this.draw();
    });
  };

  /** Draws at once, and returns the canvas: its picture is lost with the task. */
  drawn(): HTMLCanvasElement | null {
    this.draw();
    return this.canvas;
  }

  /** Gives the memory back; the stage draws no more. */
  dispose(): void {
    for (const one of this.watchers) one.disconnect();
    document.removeEventListener('visibilitychange', this.invalidate);
    clearTimeout(this.away);
    this.release();
  }

  /** Builds everything anew from the file that was kept: after a loss, or a long absence. */
  reopen(): void {
    this.release();
    this.open();
    this.host.onRestored();
    this.invalidate();
  }

  private open(): void {
    const canvas = document.createElement('canvas');
    const gl = canvas.getContext('webgl2', { antialias: true, alpha: false });
    if (!gl) throw new Error('No WebGL 2.');
    canvas.addEventListener('webglcontextlost', this.lose);
    this.renderer = new Renderer(gl, this.model);
    this.place.prepend(canvas);
    this.canvas = canvas;
    this.gl = gl;
  }

  private readonly lose = (event: Event): void => {
    event.preventDefault();
    this.renderer = null;
    const now = Date.now();
    this.losses = [...this.losses.filter((time) => now - time < 60_000), now];
    this.host.onLost(this.losses.length >= MOST_LOSSES);
  };

  private release(): void {
    this.cancelFrame?.();
    this.cancelFrame = null;
    clearTimeout(this.rest);
    const { canvas, gl } = this;
    this.renderer = null;
    if (!canvas) return;
    canvas.removeEventListener('webglcontextlost', this.lose);
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    canvas.width = 0;
    canvas.remove();
    this.canvas = null;
    this.gl = null;
  }

  private see(isInSight: boolean): void {
    this.isInSight = isInSight;
    clearTimeout(this.away);
    if (!isInSight) {
      this.away = setTimeout(() => this.release(), AWAY);
      return;
    }
    // A context that was lost waits for a press: this one was given back.
    if (!this.canvas) this.reopen();
    this.invalidate();
  }

  /** Draws coarsely while frames are late, and sharply once the view rests. */
  private measure(): void {
    const now = performance.now();
    const gap = now - this.lastFrame;
    this.lastFrame = now;
    if (gap > SLOW && gap < REST) this.isCoarse = true;
    clearTimeout(this.rest);
    if (this.isCoarse)
      this.rest = setTimeout(() => {
        this.isCoarse = false;
        this.lastFrame = 0;
        this.invalidate();
      }, REST);
  }

  private draw(): void {
    const { canvas, renderer, place } = this;
    const { clientWidth: width, clientHeight: height } = place;
    if (!canvas || !renderer || width === 0 || height === 0) return;
    const sharp = Math.min(
      window.devicePixelRatio,
      2,
      Math.sqrt(MOST_PIXELS / (width * height)),
    );
    const dpr = this.isCoarse ? Math.min(1, sharp) : sharp;
    const [across, down] = [Math.round(width * dpr), Math.round(height * dpr)];
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    const scene = this.host.scene(width / height);
    renderer.draw(scene, { width: across, height: down, dpr });
    this.host.onDrawn(scene, width, height);
  }
}
