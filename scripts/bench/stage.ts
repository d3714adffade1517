import { type Served, serveConsole } from './serve-console.ts'
import { type Front, serveFront } from './serve-front.ts'

/** What several steps stand on: each is started for the first step that asks for it. */
export type Stage = {
  /** The origin of a console on fresh demo data. */
  api(): Promise<string>
  /** The origin of a front of it, with so many batches; with a folder, of that folder's page. */
  front(batches?: number, folder?: string): Promise<string>
  close(): void
}

export const createStage = (port: number): Stage => {
  let served: Promise<Served> | undefined
  const fronts: Front[] = []
  const api = async () => {
    served ??= serveConsole(port)
    return (await served).origin
  }
  return {
    api,
    async front(batches = 10_000, folder) {
      const front = await serveFront(await api(), folder, batches)
      fronts.push(front)
      return front.origin
    },
    close() {
      for (const front of fronts) front.close()
      void served?.then(({ stop }) => stop())
    },
  }
}
