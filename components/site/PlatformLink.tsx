import { Icon } from '@/components/ui/Icon';
import { NewTab } from '@/components/ui/NewTab';
import type { Platform } from '@/lib/site/site';

/** Renders a link to a listening platform in a new tab, so that the sound on this page continues. */
export function PlatformLink({ platform }: { readonly platform: Platform }) {
  return (
    <a href={platform.href} target="_blank" rel="noopener">
      <Icon name={platform.kind} size={20} />
      <span>{platform.name}</span>
      <NewTab />
    </a>
  );
}
