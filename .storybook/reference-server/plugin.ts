import { fork } from 'node:child_process'
import { request } from 'node:http'
import { pipeline } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { REFERENCE_SERVER } from '../../packages/console-ui/src/testing/reference/reference-server.ts'

/** Answers what stories ask of the reference server, which starts with the first question. */
export const referenceServer = (): Plugin => ({
  name: 'reference-server',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use(REFERENCE_SERVER, (asked, answer) => {
      const fail = (error: unknown) => {
        answer.statusCode = 502
        answer.end(String(error))
      }
      startOnce().then((port) => {
        const { method, url: path, headers } = asked
        const passed = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
          answer.writeHead(given.statusCode ?? 502, given.headers)
          // An answer that breaks off breaks off for the story too, which would wait for its end for ever.
          pipeline(given, answer, () => {})
        })
        passed.on('error', fail)
        pipeline(asked, passed, () => {})
      }, fail)
    })
  },
})

let started: Promise<number> | undefined

/** One server for all that ask in this process: both themes of the tests read the same data. It ends with the process. */
const startOnce = (): Promise<number> => {
  started ??= new Promise((done, failed) => {
    const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), {
      execArgv: ['--conditions=@edconsole/source'],
    })
    child.once('message', (port) => {
      // From here on it must not keep the process that asked alive.
      child.unref()
      child.channel?.unref()
      done(Number(port))
    })
    child.once('exit', (code) => failed(new Error(`The reference server ended with ${code}`)))
  })
  return started
}
