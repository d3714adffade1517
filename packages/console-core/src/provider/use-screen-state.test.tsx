import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { hostNavigation } from '../navigation/host-navigation.ts'
import { memoryNavigation } from '../navigation/memory-navigation.ts'
import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import { parseQuery } from '../query/query-string.ts'
import { pathOf } from '../routes/path-of.ts'
import { placeOf } from '../routes/place.ts'
import { createConsoleRuntime } from '../runtime/create-console-runtime.ts'
import { memoryStorage } from '../runtime/storage.ts'
import { ConsoleProvider } from './console-provider.tsx'
import { useScreenState } from './use-screen-state.ts'

const fields = { view: ['all', 'rejected'], find: '', line: 1, wrap: true } as const
const defaults = { view: 'all', find: '', line: 1, wrap: true }

const setUp = (navigation: NavigationAdapter, prefix?: string) => {
  const runtime = createConsoleRuntime({ session: null, storage: memoryStorage(), navigation })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ConsoleProvider runtime={runtime}>{children}</ConsoleProvider>
  )
  const { result } = renderHook(() => useScreenState(fields, prefix), { wrapper })
  return {
    state: () => result.current[0],
    change: (...args: Parameters<(typeof result)['current'][1]>) => act(() => result.current[1](...args)),
  }
}
const at = (search: string, prefix?: string) => {
  const query = parseQuery(search)
  const navigation = memoryNavigation(placeOf('import-logs', { districtId: '42' }, { query }))
  const address = () => {
    const place = navigation.current()
    return place ? decodeURIComponent(pathOf(place)).replace('/42/import-logs', '') : null
  }
  return { ...setUp(navigation, prefix), navigation, address }
}

describe('[R16] the state of a screen', () => {
  it.each([
    ['', defaults],
    ['?view=rejected&find=TK&line=12&wrap=false', { view: 'rejected', find: 'TK', line: 12, wrap: false }],
    ['?view=sepia&line=&wrap=maybe&find[0]=a', defaults],
    ['?line=twelve', defaults],
  ])('is read from the address %s; what is wrong in it counts as absent', (search, expected) => {
    expect(at(search).state()).toEqual(expected)
  })

  it('leaves no trace of defaults, and alone what is not its own', () => {
    const { change, address, state } = at('?view=rejected&sort[rowNumber]=asc&page=3')
    change({ line: 12 })
    expect(address()).toBe('?view=rejected&sort[rowNumber]=asc&page=3&line=12')
    change({ view: 'all', line: 1 })
    expect(address()).toBe('?sort[rowNumber]=asc&page=3')
    expect(state()).toEqual(defaults)
  })

  it('goes back to page 1 when other rows are listed', () => {
    const { change, address } = at('?page=3')
    change({ view: 'rejected' }, { otherRows: true })
    expect(address()).toBe('?view=rejected')
  })

  it('adds an entry to the history, or takes the place of the last one', () => {
    const { change, navigation, address } = at('')
    change({ view: 'rejected' })
    change({ find: 'T' }, { replace: true })
    change({ find: 'TK' }, { replace: true })
    expect(address()).toBe('?view=rejected&find=TK')
    act(() => navigation.back?.(placeOf('dashboard')))
    expect(address()).toBe('')
  })

  it('stands below its prefix in an embed', () => {
    const { change, address, state } = at('?il[view]=rejected&tab=2', 'il')
    expect(state().view).toBe('rejected')
    change({ line: 3 })
    expect(address()).toBe('?il[view]=rejected&il[line]=3&tab=2')
  })

  it('lives as long as the screen where the host shows no address', () => {
    const { change, state } = setUp(hostNavigation({ href: () => undefined, go: () => {} }))
    change({ view: 'rejected', line: 4 })
    change({ line: 5 })
    expect(state()).toEqual({ ...defaults, view: 'rejected', line: 5 })
  })
})
