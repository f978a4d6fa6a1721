export interface Description {
  readonly paragraphs: readonly string[];
  /** Without the '#'. */
  readonly hashtags: readonly string[];
}

const HASHTAG = /#([\p{L}\p{N}_]+)/gu;

/** Splits a description into paragraphs of text and the hashtags of paragraphs that have only hashtags. */
export function readDescription(text: string): Description {
  const blocks = text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const hasOnlyHashtags = (block: string): boolean => block.replace(HASHTAG, '').trim() === '';
  return {
    paragraphs: blocks.filter((block) => !hasOnlyHashtags(block)),
    hashtags: blocks
      .filter(hasOnlyHashtags)
      .flatMap((block) => [...block.matchAll(HASHTAG)].map(([, word = '']) => word)),
  };
}
