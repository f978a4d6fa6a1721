/** Mocks of the router, of the address's segment and of the stage, to be imported before the screen. */
export const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
export const address: { segment: string | null } = { segment: null };

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => router,
  useSelectedLayoutSegment: () => address.segment,
}));

jest.mock(
  'next/dynamic',
  () => () => jest.requireActual('@/tests/unit/components/map/FakeStage').FakeStage,
);

beforeEach(() => {
  jest.useFakeTimers();
  address.segment = null;
  for (const method of Object.values(router)) method.mockReset();
});

afterEach(() => jest.useRealTimers());
