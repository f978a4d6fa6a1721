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
 * @param versions from git's history, the latest first
 */
export function formerVersion<V extends Version>(
  versions: readonly V[],
  currentVersion: Version,
): V | undefined {
  const otherVersions = versions.filter(({ blob }) => blob !== currentVersion.blob);
  return (
    otherVersions.find(({ isTimed }) => isTimed !== currentVersion.isTimed) ?? otherVersions[0]
  );
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
${comparisons.map(renderSection).join('\n')}
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

const renderSection = ({ title, voices }: Comparison): string => `<h2>${escapeHtml(title)}</h2>
<div class="voices">${voices.map(renderVoice).join('')}</div>`;

const renderVoice = ({ label, file, cues }: VoiceVersion): string => `<section>
<h3>${escapeHtml(label)}</h3>
<audio id="${escapeHtml(file)}" controls preload="none" src="${escapeHtml(file)}"></audio>
${cues.map((cue) => renderLine(cue, file)).join('\n')}
</section>`;

const renderLine = ({ id, start, text }: Cue, file: string): string =>
  `<button type="button"${id.endsWith('-titre') ? ' class="titre"' : ''} data-sound="${escapeHtml(file)}" data-start="${start}">${escapeHtml(text)}</button>`;

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
