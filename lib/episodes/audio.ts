/** The sound of an episode, and what goes with it. */
export interface EpisodeAudio {
  /** A path of the site, or a whole address; the sample for an episode that has no sound of its own. */
  readonly url: string;
  /** 0 when the file is elsewhere and its length unknown. */
  readonly bytes: number;
  /** MIME type. */
  readonly type: string;
  readonly kind: 'recording' | 'narration' | 'sample';
  /** Address of its WebVTT subtitles; null when none were made. */
  readonly subtitles: string | null;
  /** Address of its Podcasting 2.0 chapters, beside its sound; null when none were made. */
  readonly chaptersFile: string | null;
}
