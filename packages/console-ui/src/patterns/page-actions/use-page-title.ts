import { useLayoutEffect } from 'react'
import { usePage } from './use-page.ts'

/** Tells the page's frame its title. */
export function usePageTitle(title: string): void {
  const page = usePage()
  useLayoutEffect(() => {
    page?.set({ ...page.get(), title })
    return () => page?.set({ ...page.get(), title: '' })
  }, [page, title])
}
