import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Tool } from '@/lib/tools/tool';

interface ToolLinkProps {
  readonly tool: Pick<Tool, 'link'>;
  readonly children: string;
  readonly lang?: 'en';
  /** Id of the element that names the tool, where the label alone does not. */
  readonly describedBy?: string;
}

/** Renders the link to a tool, in the look of an action. */
export function ToolLink({ tool, children, lang, describedBy }: ToolLinkProps) {
  return (
    <ButtonLink
      look="gold"
      href={{ pathname: tool.link }}
      lang={lang}
      aria-describedby={describedBy}
      prefetch={false}
    >
      {children}
    </ButtonLink>
  );
}
