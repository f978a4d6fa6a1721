import { NightBanner } from '@/components/site/NightBanner';
import { ToolLink } from '@/components/tools/ToolLink';
import { Tutorial } from '@/components/tools/Tutorial.client';
import type { Tool } from '@/lib/tools/tool';

/** Renders the end of the catalogue: the link to a first tool, and the tutorial. */
export function StartBanner({ firstTool }: { readonly firstTool: Tool | undefined }) {
  return (
    <NightBanner
      id="commencer"
      title={'Par où commencer\u202f?'}
      lead="Ouvrez un outil à la une, ou voyez d’abord en quatre étapes comment ils s’utilisent."
      isPatterned
    >
      {firstTool && (
        <ToolLink tool={firstTool} lang="en">
          Start Learning
        </ToolLink>
      )}
      <Tutorial />
    </NightBanner>
  );
}
