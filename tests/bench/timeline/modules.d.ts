declare module '@knight-lab/timelinejs' {
  export class Timeline {
    constructor(id: string, data: object, options?: object);
    on(event: string, listener: () => void): void;
  }
}
