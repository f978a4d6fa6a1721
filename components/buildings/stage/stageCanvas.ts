import { Renderer } from '@/components/buildings/gl/renderer';
import type { Scene } from '@/components/buildings/gl/scene';
import { requestFrame } from '@/components/ui/browser/frames';
import type { FileModel } from '@/lib/buildings/file/format';
import {
  FULL_RESOLUTION,
  resolutionAfterFrame,
  resolutionAfterRest,
} from '@/lib/buildings/view/resolution';

/** Largest number of drawn pixels: with the shadow map, the stage stays within 80 MB of a phone's memory. */
export const MAX_PIXELS = 1_650_000;
/** Time without a request for a picture, after a drawn frame, from which the view is at rest, in milliseconds. */
const REST_MS = 150;
/** Time out of the viewport after which the memory of a stage is freed, in milliseconds. */
const RELEASE_MS = 60_000;
/** Losses of the WebGL context within a minute after which it is not created again. */
const MAX_LOSSES = 3;

/** Callbacks of the page. */
interface StageHost {
  /** Returns the scene to draw, for a picture whose width over height is `aspect`. */
  readonly scene: (aspect: number) => Scene;
  /** Called after a picture is drawn, with the picture's size in CSS pixels. */
  readonly onDrawn: (scene: Scene, width: number, height: number) => void;
  /** Called when the WebGL context is lost; `isFinal` when the stage does not create it again. */
  readonly onLost: (isFinal: boolean) => void;
  readonly onRestored: () => void;
}

/** Owns the canvas and its WebGL context: draws on demand, at most once a frame, and only while in the viewport. */
export class StageCanvas {
  private readonly container: HTMLElement;
  private readonly model: FileModel;
  private readonly host: StageHost;
  private canvas: HTMLCanvasElement | null = null;
  private gl: WebGL2RenderingContext | null = null;
  private renderer: Renderer | null = null;
  private cancelFrame: (() => void) | null = null;
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  private releaseTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly observers: readonly { readonly disconnect: () => void }[];
  private isInView = true;
  private isInvalid = false;
  private isMoving = false;
  private resolution = FULL_RESOLUTION;
  /** Start and scale of the last frame, until the next frame begins. */
  private lastFrame: { readonly start: number; readonly scale: number } | null = null;
  /** Scale of the picture on the canvas. */
  private scale = 1;
  private lossTimes: number[] = [];

  /** @throws Error where the browser gives no WebGL 2. */
  constructor(container: HTMLElement, model: FileModel, host: StageHost) {
    this.container = container;
    this.model = model;
    this.host = host;
    this.open();
    const resizeObserver = new ResizeObserver(() => this.invalidate());
    resizeObserver.observe(container);
    const intersectionObserver = new IntersectionObserver(([entry]) =>
      this.setInView(entry?.isIntersecting ?? true),
    );
    intersectionObserver.observe(container);
    this.observers = [resizeObserver, intersectionObserver];
    document.addEventListener('visibilitychange', this.invalidate);
  }

  /** Requests one picture in the next frame. */
  readonly invalidate = (): void => {
    if (!this.isInView || document.hidden || !this.renderer) return;
    this.isInvalid = true;
    clearTimeout(this.restTimer);
    this.requestFrame();
  };

  /** Draws at full resolution and returns the canvas, whose picture lasts until the end of the task. */
  capture(): HTMLCanvasElement | null {
    this.draw(1);
    return this.canvas;
  }

  /** Frees the memory and stops drawing. */
  dispose(): void {
    for (const observer of this.observers) observer.disconnect();
    document.removeEventListener('visibilitychange', this.invalidate);
    clearTimeout(this.releaseTimer);
    this.release();
  }

  /** Creates the canvas and its context again from the model: after a loss, or after the memory was freed. */
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
    canvas.addEventListener('webglcontextlost', this.onContextLost);
    this.renderer = new Renderer(gl, this.model);
    this.container.prepend(canvas);
    this.canvas = canvas;
    this.gl = gl;
  }

  private readonly onContextLost = (event: Event): void => {
    event.preventDefault();
    this.renderer = null;
    const now = Date.now();
    this.lossTimes = [...this.lossTimes.filter((time) => now - time < 60_000), now];
    this.host.onLost(this.lossTimes.length >= MAX_LOSSES);
  };

  private release(): void {
    this.cancelFrame?.();
    this.cancelFrame = null;
    clearTimeout(this.restTimer);
    this.isMoving = false;
    this.lastFrame = null;
    const { canvas, gl } = this;
    this.renderer = null;
    if (!canvas) return;
    canvas.removeEventListener('webglcontextlost', this.onContextLost);
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    canvas.width = 0;
    canvas.remove();
    this.canvas = null;
    this.gl = null;
  }

  private setInView(isInView: boolean): void {
    this.isInView = isInView;
    clearTimeout(this.releaseTimer);
    if (!isInView) {
      this.releaseTimer = setTimeout(() => this.release(), RELEASE_MS);
      return;
    }
    // Reopens a stage whose memory was freed; a lost context, whose canvas remains, waits for a press.
    if (!this.canvas) this.reopen();
    this.invalidate();
  }

  private requestFrame(): void {
    this.cancelFrame ??= requestFrame(() => {
      this.cancelFrame = null;
      this.onFrame();
    });
  }

  /**
   * Draws if the picture is invalid, and then requests another frame: the browser begins that frame when the drawing is
   * complete, so that the two starts measure the duration of the drawing.
   */
  private onFrame(): void {
    const start = performance.now();
    if (this.lastFrame?.scale === this.resolution.scale)
      this.resolution = resolutionAfterFrame(this.resolution, start - this.lastFrame.start);
    this.lastFrame = null;
    if (!this.isInvalid) {
      this.restTimer = setTimeout(() => this.rest(), REST_MS);
      return;
    }
    this.isInvalid = false;
    const scale = this.isMoving ? this.resolution.scale : 1;
    this.draw(scale);
    this.isMoving = true;
    this.lastFrame = { start, scale };
    this.requestFrame();
  }

  private rest(): void {
    this.isMoving = false;
    this.resolution = resolutionAfterRest(this.resolution);
    if (this.scale < 1) this.invalidate();
  }

  private draw(scale: number): void {
    const { canvas, renderer, container } = this;
    const { clientWidth: width, clientHeight: height } = container;
    if (!canvas || !renderer || width === 0 || height === 0) return;
    const fullRatio = Math.min(
      window.devicePixelRatio,
      2,
      Math.sqrt(MAX_PIXELS / (width * height)),
    );
    const dpr = fullRatio * scale;
    this.scale = scale;
    const [pixelWidth, pixelHeight] = [Math.round(width * dpr), Math.round(height * dpr)];
    if (canvas.width !== pixelWidth) canvas.width = pixelWidth;
    if (canvas.height !== pixelHeight) canvas.height = pixelHeight;
    const scene = this.host.scene(width / height);
    renderer.draw(scene, { width: pixelWidth, height: pixelHeight, dpr });
    this.host.onDrawn(scene, width, height);
  }
}
