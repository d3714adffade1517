import { useLayoutEffect } from 'react'
import { usePage } from './use-page.ts'

/** Tells whoever stands around the page what it is called. */
export function usePageTitle(title: string): void {
  const page = usePage()
  useLayoutEffect(() => {
    page?.set({ ...page.get(), title })
    return () => page?.set({ ...page.get(), title: '' })
  }, [page, title])
}
