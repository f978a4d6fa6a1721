/** A page on which the owner compares two voices of an episode. */
import type { Cue } from '@/lib/episodes/transcript/vtt';

/** An episode in one voice: file name of its audio beside the page, and its cues. */
export interface VoiceVersion {
  readonly label: string;
  readonly file: string;
  readonly cues: readonly Cue[];
}

export interface Comparison {
  readonly title: string;
  readonly voices: readonly VoiceVersion[];
}

/** An audio of an episode. */
export interface Version {
  /** Git's hash of the bytes. */
  readonly blob: string;
  /** Whether the voice's words are timed. */
  readonly isTimed: boolean;
}

/**
 * Chooses the version that the present audio is compared with: the last of another voice; else the last of other bytes.
 * @param versions from git's history, the last one first
 */
export function formerVersion<V extends Version>(
  versions: readonly V[],
  now: Version,
): V | undefined {
  const otherVersions = versions.filter(({ blob }) => blob !== now.blob);
  return otherVersions.find(({ isTimed }) => isTimed !== now.isTimed) ?? otherVersions[0];
}

/** Writes the page as HTML: a player for each voice, and a button for each line. */
export const listenPage = (comparisons: readonly Comparison[]): string => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Écouter les voix</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 1rem auto; max-width: 80rem; padding: 0 1rem }
.voices { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; align-items: start }
audio { width: 100%; position: sticky; top: 0 }
button { font: inherit; text-align: left; border: 0; background: none; padding: .2rem 0; cursor: pointer; width: 100% }
button:hover, button:focus { background: #eee }
.titre { font-weight: bold; margin-top: 1rem }
</style>
<h1>Écouter les voix</h1>
<p>Touchez une phrase : la voix la dit à partir de là. L’autre se tait.</p>
${comparisons.map(section).join('\n')}
<script>
for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => {
    const sound = document.getElementById(button.dataset.sound);
    for (const other of document.querySelectorAll('audio')) if (other !== sound) other.pause();
    sound.currentTime = Number(button.dataset.start);
    sound.play();
  });
</script>
</html>
`;

const section = ({ title, voices }: Comparison): string => `<h2>${escape(title)}</h2>
<div class="voices">${voices.map(voice).join('')}</div>`;

const voice = ({ label, file, cues }: VoiceVersion): string => `<section>
<h3>${escape(label)}</h3>
<audio id="${escape(file)}" controls preload="none" src="${escape(file)}"></audio>
${cues.map((cue) => line(cue, file)).join('\n')}
</section>`;

const line = ({ id, start, text }: Cue, file: string): string =>
  `<button type="button"${id.endsWith('-titre') ? ' class="titre"' : ''} data-sound="${escape(file)}" data-start="${start}">${escape(text)}</button>`;

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
