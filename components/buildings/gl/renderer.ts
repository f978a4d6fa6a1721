import {
  bufferOf,
  createShadowMap,
  declareLineAttributes,
  SHADOW_SIZE,
  createVertexArray,
} from '@/components/buildings/gl/buffers';
import {
  drawnIndices,
  groundBytes,
  LINE_BYTES,
  lineBytes,
  vertexBytes,
} from '@/components/buildings/gl/geometry';
import { linkedProgram, programOf, type Program } from '@/components/buildings/gl/program';
import { FACES, LINES, SHADOW } from '@/components/buildings/gl/shaders';
import { COLOURS, INK } from '@/components/buildings/gl/colours';
import type { Canvas, Cut, Scene } from '@/components/buildings/gl/scene';
import { sunMatrix } from '@/lib/buildings/camera';
import type { FileModel } from '@/lib/buildings/file/format';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Renders a model with WebGL 2 on demand: four draw calls per frame, five with a section plane. */
export class Renderer {
  private readonly gl: WebGL2RenderingContext;
  private readonly model: FileModel;
  private readonly faces: Program;
  private readonly lines: Program;
  private readonly shadow: Program;
  private readonly body: WebGLVertexArrayObject;
  private readonly ground: WebGLVertexArrayObject;
  private readonly strokes: WebGLVertexArrayObject;
  private readonly depth: WebGLFramebuffer;
  /** Visible pieces and their index counts; the buffers are uploaded again only when the visibility changes. */
  private drawn = { key: '', indices: 0, lines: 0, caps: 0 };
  private buffers: readonly WebGLBuffer[] = [];
  private lineBuffer: WebGLBuffer | null = null;
  private caps: WebGLVertexArrayObject | null = null;
  /** State for which the shadow map was rendered. */
  private shadowKey = '';

  /** @throws Error when a program does not compile or link. */
  constructor(gl: WebGL2RenderingContext, model: FileModel) {
    this.gl = gl;
    this.model = model;
    const faces = linkedProgram(gl, FACES);
    const lines = linkedProgram(gl, LINES);
    const shadow = linkedProgram(gl, SHADOW);
    bufferOf(gl, gl.ARRAY_BUFFER, vertexBytes(model));
    this.body = createVertexArray(gl);
    bufferOf(gl, gl.ARRAY_BUFFER, groundBytes());
    this.ground = createVertexArray(gl);
    bufferOf(gl, gl.ELEMENT_ARRAY_BUFFER, Uint16Array.of(0, 1, 2, 0, 2, 3));
    this.strokes = gl.createVertexArray();
    this.depth = createShadowMap(gl);
    this.faces = programOf(gl, faces);
    this.lines = programOf(gl, lines);
    this.shadow = programOf(gl, shadow);
    gl.enable(gl.DEPTH_TEST);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  /** Renders one frame. */
  draw(scene: Scene, canvas: Canvas): void {
    const { gl } = this;
    this.updatePieces(scene);
    const sunView = sunMatrix(scene.sun, this.centre(), this.model.extent * 0.62);
    this.castShadow(scene, sunView);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.clearColor(0.984, 0.961, 0.91, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.drawFaces(scene, sunView, canvas.dpr);
    this.drawLines(scene, canvas);
  }

  private centre(): Vector {
    const { origin, extent } = this.model;
    return [origin[0] + extent / 2, origin[1], origin[2] + extent / 4];
  }

  private updatePieces({ isDrawn, cut }: Scene): void {
    const { gl, model } = this;
    const key = JSON.stringify([model.pieces.map(isDrawn), cut]);
    if (key === this.drawn.key) return;
    for (const buffer of this.buffers) gl.deleteBuffer(buffer);
    gl.deleteVertexArray(this.caps);
    const [indices, outlines, details] = (['indices', 'outlines', 'details'] as const).map(
      (listName) => drawnIndices(model, listName, isDrawn),
    );
    if (!indices || !outlines || !details) return;
    gl.bindVertexArray(this.body);
    const indexBuffer = bufferOf(gl, gl.ELEMENT_ARRAY_BUFFER, indices);
    const caps = cut?.caps(model, isDrawn);
    const capBuffer = bufferOf(gl, gl.ARRAY_BUFFER, caps?.vertices ?? new ArrayBuffer(0));
    this.caps = createVertexArray(gl);
    const capIndexBuffer = bufferOf(
      gl,
      gl.ELEMENT_ARRAY_BUFFER,
      caps?.indices ?? new Uint16Array(),
    );
    const lines = lineBytes(model, details, outlines, caps?.strokes);
    this.lineBuffer = bufferOf(gl, gl.ARRAY_BUFFER, lines);
    this.buffers = [indexBuffer, capBuffer, capIndexBuffer, this.lineBuffer];
    this.drawn = {
      key,
      indices: indices.length,
      lines: lines.byteLength / LINE_BYTES,
      caps: caps?.indices.length ?? 0,
    };
  }

  private castShadow(scene: Scene, sunView: Float32Array): void {
    const { gl } = this;
    const key = JSON.stringify([scene.sun, this.drawn.key]);
    if (key === this.shadowKey) return;
    this.shadowKey = key;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.depth);
    gl.viewport(0, 0, SHADOW_SIZE, SHADOW_SIZE);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.CULL_FACE);
    gl.useProgram(this.shadow.program);
    this.setView(this.shadow, sunView, scene.cut);
    this.drawBody();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  }

  private drawFaces(
    { view, sun, isGraded, chosen, cut }: Scene,
    sunView: Float32Array,
    dpr: number,
  ): void {
    const { gl, model, faces } = this;
    gl.useProgram(faces.program);
    this.setView(faces, view.matrix, cut);
    gl.uniformMatrix4fv(faces.uniform('uSunView'), false, sunView);
    gl.uniform3fv(faces.uniform('uSun'), sun);
    gl.uniform3fv(faces.uniform('uPalette'), COLOURS);
    gl.uniform1f(faces.uniform('uKnown'), isGraded ? 1 : 0);
    gl.uniform1f(faces.uniform('uDpr'), dpr);
    gl.uniform1i(faces.uniform('uChosen'), chosen);
    gl.uniform3fv(faces.uniform('uCentre'), this.centre());
    gl.uniform1f(faces.uniform('uReach'), model.extent / 2);
    this.drawBody();
    if (cut) {
      gl.disable(gl.CULL_FACE);
      gl.bindVertexArray(this.caps);
      gl.drawElements(gl.TRIANGLES, this.drawn.caps, gl.UNSIGNED_SHORT, 0);
      gl.enable(gl.CULL_FACE);
    }
    const [x, y, z] = this.centre();
    const { extent } = model;
    gl.uniform3f(faces.uniform('uOrigin'), x - 3 * extent, y - 0.02, z - 3 * extent);
    gl.uniform1f(faces.uniform('uExtent'), 6 * extent);
    gl.bindVertexArray(this.ground);
    gl.drawElements(gl.TRIANGLES, 6, gl.UNSIGNED_SHORT, 0);
  }

  private drawLines(
    { view, isGraded, chosen, cut }: Scene,
    { width, height, dpr }: Canvas,
  ): void {
    const { gl, lines } = this;
    gl.useProgram(lines.program);
    this.setView(lines, view.matrix, cut);
    gl.uniform3fv(lines.uniform('uEye'), view.eye);
    gl.uniform2f(lines.uniform('uSize'), width, height);
    gl.uniform1f(lines.uniform('uDpr'), dpr);
    gl.uniform1f(lines.uniform('uKnown'), isGraded ? 1 : 0);
    gl.uniform1i(lines.uniform('uChosen'), chosen);
    gl.uniform3f(lines.uniform('uInk'), ...INK);
    gl.bindVertexArray(this.strokes);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.lineBuffer);
    declareLineAttributes(gl);
    gl.enable(gl.BLEND);
    gl.disable(gl.CULL_FACE);
    gl.depthMask(false);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.drawn.lines);
    gl.depthMask(true);
    gl.disable(gl.BLEND);
    gl.enable(gl.CULL_FACE);
  }

  private drawBody(): void {
    const { gl } = this;
    gl.bindVertexArray(this.body);
    gl.drawElements(gl.TRIANGLES, this.drawn.indices, gl.UNSIGNED_SHORT, 0);
  }

  private setView({ uniform }: Program, view: Float32Array, cut: Cut | null): void {
    const { gl, model } = this;
    gl.uniformMatrix4fv(uniform('uView'), false, view);
    gl.uniform3fv(uniform('uOrigin'), model.origin);
    gl.uniform1f(uniform('uExtent'), model.extent);
    gl.uniform4f(uniform('uCut'), ...(cut?.normal ?? ([0, 0, 0] as const)), cut?.at ?? 1);
  }
}
