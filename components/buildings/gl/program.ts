/** Linked program with the locations of its uniforms. */
export interface Program {
  readonly program: WebGLProgram;
  readonly uniform: (name: string) => WebGLUniformLocation | null;
}

/** Attribute locations, the same in every program. */
export const ATTRIBUTES = {
  aPosition: 0,
  aNormal: 1,
  aInfo: 2,
  aSky: 3,
  aFrom: 4,
  aTo: 5,
} as const;

/** Compiles and links a program, without waiting: a driver may compile several programs at a time. */
export function linkedProgram(
  gl: WebGL2RenderingContext,
  [vertex, fragment]: readonly [string, string],
): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('No shader.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  for (const [name, location] of Object.entries(ATTRIBUTES))
    gl.bindAttribLocation(program, location, name);
  gl.linkProgram(program);
  return program;
}

/**
 * Waits for a linked program.
 * @throws Error with the driver's log, when a shader does not compile or the program does not link.
 */
export function programOf(gl: WebGL2RenderingContext, program: WebGLProgram): Program {
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'Program');
  const locations = new Map<string, WebGLUniformLocation | null>();
  return {
    program,
    uniform: (name) => {
      const cached = locations.get(name);
      if (cached !== undefined) return cached;
      const location = gl.getUniformLocation(program, name);
      locations.set(name, location);
      return location;
    },
  };
}
