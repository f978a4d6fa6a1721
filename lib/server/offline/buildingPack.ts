import 'server-only';
import { buildingPackSlug, buildingPath } from '@/lib/buildings/address';
import type { Building } from '@/lib/buildings/building';
import type { Pack } from '@/lib/offline/pack';
import type { BuildItems } from '@/lib/server/offline/buildItems';
import { buildingItems } from '@/lib/server/offline/packs';

/** Lists the pack of a reconstruction: its page, stills, plans and model. The site's pack holds the scripts. */
export function buildingPack(building: Building, build: BuildItems): Pack {
  const { id, name } = building;
  return {
    build: build.name,
    subject: { slug: buildingPackSlug(id), path: buildingPath(id), title: name },
    groups: [{ id: 'building', items: buildingItems(build, building) }],
  };
}
