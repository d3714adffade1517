import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { thingsConsole } from '../api/testing/things-console.tsx'
import { hostNavigation } from '../navigation/host-navigation.ts'
import { memoryNavigation } from '../navigation/memory-navigation.ts'
import { placeOf } from '../routes/place.ts'
import { useDistrict } from './use-district.ts'
import { useMessages } from './use-messages.ts'
import { useQueryState } from './use-query-state.ts'
import { useSnackbarStack } from './use-snackbar.ts'

describe('other hooks', () => {
  it('useQueryState keeps a prefix apart from the rest of the address', () => {
    const place = placeOf('import-logs', { districtId: '7' }, { query: { il: { page: '2' }, host: 'x' } })
    const navigation = memoryNavigation(place)
    const { wrapper } = thingsConsole(() => ({}), { navigation })
    const { result } = renderHook(() => useQueryState('il'), { wrapper })
    expect(result.current[0]).toEqual({ page: '2' })
    act(() => result.current[1]({ page: '3' }))
    expect(result.current[0]).toEqual({ page: '3' })
    expect(navigation.current()?.query).toEqual({ il: { page: '3' }, host: 'x' })
  })

  it('useQueryState remembers where the host shows no address', () => {
    const navigation = hostNavigation({ href: () => undefined, go: () => {} })
    const { wrapper } = thingsConsole(() => ({}), { navigation })
    const { result } = renderHook(() => useQueryState(), { wrapper })
    act(() => result.current[1]({ page: '3' }))
    expect(result.current[0]).toEqual({ page: '3' })
  })

  it('useMessages puts the host’s sentences in place of ours', () => {
    const { wrapper } = thingsConsole(() => ({}), {
      messages: {
        // @ts-expect-error as from a host without types
        'import-logs': { title: 'Rien', unknown: 'x', count: 'many' },
      },
    })
    const own = { title: 'Nothing yet', count: (n: number) => `${n} rows`, more: { title: 'More' } }
    const { result } = renderHook(() => useMessages('import-logs', own), { wrapper })
    expect(result.current).toEqual({ ...own, title: 'Rien' })
  })

  it('useSnackbarStack shows four and counts the rest', () => {
    const { runtime, wrapper } = thingsConsole(() => ({}))
    const { result } = renderHook(() => useSnackbarStack(), { wrapper })
    act(() => {
      for (let n = 1; n <= 6; n += 1) runtime.snackbars.show({ message: `${n}` })
    })
    expect(result.current.shown.map(({ message }) => message)).toEqual(['6', '5', '4', '3'])
    expect(result.current.collapsed).toBe(2)
  })

  it('say what is missing where no provider stands around them', () => {
    expect(() => renderHook(() => useDistrict())).toThrow('Wrap this in <ConsoleProvider>')
  })
})
