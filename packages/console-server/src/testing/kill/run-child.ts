import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type ChildOrder, childLineSchema } from './child-line.ts'

export type ChildEnd = {
  cookie: string
  acknowledged: { name: string; batchIds: number[]; content?: Record<string, string> | undefined }[]
  /** Of the whole deed; null when it was killed over it. */
  statements: number | null
}

const SCRIPT = fileURLToPath(new URL('./kill-child.ts', import.meta.url))

/** Lets a process do a deed until it is killed, and gathers what it said until then. */
export const runChild = (order: ChildOrder): Promise<ChildEnd> =>
  new Promise((resolve, reject) => {
    const args = ['--conditions=@edconsole/source', SCRIPT, JSON.stringify(order)]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let told = ''
    let errors = ''
    child.stdout.on('data', (piece) => {
      told += piece
    })
    child.stderr.on('data', (piece) => {
      errors += piece
    })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(readLines(told))
      else reject(new Error(`The child ended by itself: ${code} ${errors}`))
    })
  })

const readLines = (told: string): ChildEnd => {
  const end: ChildEnd = { cookie: '', acknowledged: [], statements: null }
  for (const text of told.split('\n').filter(Boolean)) {
    const line = childLineSchema.parse(JSON.parse(text))
    if ('cookie' in line) end.cookie = line.cookie
    else if ('statements' in line) end.statements = line.statements
    else end.acknowledged.push({ name: line.acknowledged, batchIds: line.batchIds, content: line.content })
  }
  return end
}
