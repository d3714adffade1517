import type { Context, Hono } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { ApiError } from './api-error.ts'

/**
 * Answers what no route took: which methods the address knows, or that there is no such address.
 * Called last, as it reads the routes that are there.
 */
export const answerOtherMethods = (app: Hono<ApiEnv>): void => {
  for (const [path, methods] of methodsByPath(app))
    app.all(path, async (c, next) => {
      c.set('allow', new Set([...(c.get('allow') ?? []), ...methods]))
      await next()
    })
  app.all('/api/*', answer)
}

const answer = (c: Context<ApiEnv>): Response => {
  const allow = c.get('allow')
  if (!allow) throw new ApiError(404, 'Address not found.')
  c.header('allow', [...allow].sort().join(', '))
  if (c.req.method === 'OPTIONS') return c.body(null, 204)
  throw new ApiError(405, `This address doesn't support ${c.req.method}.`)
}

const methodsByPath = ({ routes }: Hono<ApiEnv>): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { method, path } of routes) {
    if (method === 'ALL') continue
    const methods = found.get(path) ?? new Set(['OPTIONS'])
    // Whatever can be read can be asked for without its content.
    for (const one of method === 'GET' ? ['GET', 'HEAD'] : [method]) methods.add(one)
    found.set(path, methods)
  }
  return found
}
