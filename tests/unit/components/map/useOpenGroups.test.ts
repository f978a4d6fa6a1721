import { act, renderHook } from '@testing-library/react';
import { useOpenGroups } from '@/components/map/markers/useOpenGroups';

const GROUPS = new Map([
  ['la-mecque', ['hunayn', 'hudaybiyya']],
  ['medine', ['quba']],
]);

const NO_SELECTION = { selectedId: null, matchIds: [] };

const openFor = (props: Partial<Parameters<typeof useOpenGroups>[1]>) =>
  renderHook(() => useOpenGroups(GROUPS, { ...NO_SELECTION, ...props })).result;

describe('the lists of places that share a marker', () => {
  it.each([
    ['while nothing is asked for', {}, []],
    ['for the place that is open', { selectedId: 'hunayn' }, ['la-mecque']],
    ['for the place whose marker it is', { selectedId: 'medine' }, ['medine']],
    ['for a place that a search means', { matchIds: ['quba'] }, ['medine']],
    ['for the place that the story tells of', { narratedId: 'hudaybiyya' }, ['la-mecque']],
    ['while a filter is set', { isFiltered: true }, ['la-mecque', 'medine']],
  ] as const)('are open %s', (_, props, hosts) => {
    expect([...openFor(props).current.openHosts]).toEqual(hosts);
  });

  it('open for the pressed place, and close when a press is beside every marker', () => {
    const result = openFor({});
    act(() => result.current.setActive('hudaybiyya'));
    expect([...result.current.openHosts]).toEqual(['la-mecque']);
    act(() => result.current.closeUnlessOn(document.body));
    expect([...result.current.openHosts]).toEqual([]);
  });
});
