import { NightBanner } from '@/components/site/NightBanner';
import { ToolLink } from '@/components/tools/ToolLink';
import { Tutorial } from '@/components/tools/Tutorial.client';
import type { Tool } from '@/lib/tools/tool';

/** Renders the end of the catalogue: a first tool, and the tutorial. */
export function StartBanner({ first }: { readonly first: Tool | undefined }) {
  return (
    <NightBanner
      id="commencer"
      title={'Par où commencer\u202f?'}
      lead="Ouvrez un outil à la une, ou voyez d’abord en quatre étapes comment ils s’utilisent."
      isPatterned
    >
      {first && (
        <ToolLink tool={first} lang="en">
          Start Learning
        </ToolLink>
      )}
      <Tutorial />
    </NightBanner>
  );
}
