import { useContext } from 'react'
import { ScreenFrameContext } from '../define-screen/screen-frame.ts'
import { ScreenHostContext } from '../define-screen/screen-host.ts'
import type { PageStore } from './page-action.ts'

/** Where the page around a component tells what it is; undefined outside a screen. */
export function usePage(): PageStore | undefined {
  const host = useContext(ScreenHostContext)
  return useContext(ScreenFrameContext)?.page ?? host?.page
}
