import type { Api } from './create-api.ts'

/** Lets the client hear focus and connection while a console is on show; returns how to stop. */
export const apiLifetime = ({ queryClient }: Api): (() => void) => {
  queryClient.mount()
  return () => queryClient.unmount()
}
