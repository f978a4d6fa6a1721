import { act, renderHook } from '@testing-library/react';
import { useOpenGroups } from '@/components/map/markers/useOpenGroups';

const GROUPS = new Map([
  ['la-mecque', ['hunayn', 'hudaybiyya']],
  ['medine', ['quba']],
]);

const NO_SELECTION = { selectedId: null, matchIds: [] };

const renderOpenGroups = (props: Partial<Parameters<typeof useOpenGroups>[1]>) =>
  renderHook(() => useOpenGroups(GROUPS, { ...NO_SELECTION, ...props })).result;

describe('the lists of places that share a marker', () => {
  it.each([
    ['for no place without a selection', {}, []],
    ['for an open place', { selectedId: 'hunayn' }, ['la-mecque']],
    ['for the place whose marker is shared', { selectedId: 'medine' }, ['medine']],
    ['for a place that a search matches', { matchIds: ['quba'] }, ['medine']],
    ['for the narrated place', { narratedId: 'hudaybiyya' }, ['la-mecque']],
    ['while a filter is set', { isFiltered: true }, ['la-mecque', 'medine']],
  ] as const)('are open %s', (_, props, hosts) => {
    expect([...renderOpenGroups(props).current.openHosts]).toEqual(hosts);
  });

  it('open for the pressed place, and close when a press is beside every marker', () => {
    const result = renderOpenGroups({});
    act(() => result.current.setActive('hudaybiyya'));
    expect([...result.current.openHosts]).toEqual(['la-mecque']);
    act(() => result.current.closeUnlessOn(document.body));
    expect([...result.current.openHosts]).toEqual([]);
  });
});
