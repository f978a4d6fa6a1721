import { LINE_BYTES, VERTEX_BYTES } from '@/components/buildings/gl/geometry';
import { ATTRIBUTES } from '@/components/buildings/gl/program';

/** Side of the shadow map, in texels. */
export const SHADOW_SIZE = 2048;

/** Creates a buffer that holds some bytes. */
export function bufferOf(
  gl: WebGL2RenderingContext,
  target: number,
  bytes: AllowSharedBufferSource,
): WebGLBuffer {
  const buffer = gl.createBuffer();
  gl.bindBuffer(target, buffer);
  gl.bufferData(target, bytes, gl.STATIC_DRAW);
  return buffer;
}

/**
 * Declares the attributes of vertices in the layout of `vertexBytes`, for the bound buffer. Leaves the vertex array
 * bound, so that the caller can add the index buffer.
 */
export function createVertexArray(gl: WebGL2RenderingContext): WebGLVertexArrayObject {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const declare = (location: number, size: number, type: number, offset: number): void => {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, type, true, VERTEX_BYTES, offset);
  };
  declare(ATTRIBUTES.aPosition, 3, gl.UNSIGNED_SHORT, 0);
  declare(ATTRIBUTES.aNormal, 2, gl.UNSIGNED_BYTE, 8);
  declare(ATTRIBUTES.aInfo, 4, gl.UNSIGNED_BYTE, 10);
  declare(ATTRIBUTES.aSky, 1, gl.UNSIGNED_BYTE, 14);
  return array;
}

/** Declares the attributes of lines in the layout of `lineBytes`, for the bound buffer: one instance per line. */
export function declareLineAttributes(gl: WebGL2RenderingContext): void {
  for (const [location, size, type, offset] of [
    [ATTRIBUTES.aFrom, 3, gl.UNSIGNED_SHORT, 0],
    [ATTRIBUTES.aTo, 3, gl.UNSIGNED_SHORT, 8],
    [ATTRIBUTES.aInfo, 4, gl.UNSIGNED_BYTE, 16],
  ] as const) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, type, true, LINE_BYTES, offset);
    gl.vertexAttribDivisor(location, 1);
  }
}

/** Creates the shadow map: a depth texture whose sampler compares (`sampler2DShadow`). */
export function createShadowMap(gl: WebGL2RenderingContext): WebGLFramebuffer {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.DEPTH_COMPONENT24, SHADOW_SIZE, SHADOW_SIZE);
  for (const [name, value] of [
    [gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE],
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, texture, 0);
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  return target;
}
