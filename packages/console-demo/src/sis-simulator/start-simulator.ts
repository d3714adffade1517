import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { aeriesApp } from './aeries.ts'
import type { Installation } from './installation.ts'
import { misbehave } from './misbehave.ts'
import { oneRosterApp } from './one-roster.ts'
import { qmlativApp } from './qmlativ.ts'
import { type Tables, tablesOf } from './tables.ts'

export type SisSimulator = {
  /** Where an installation begins. */
  readonly addressOf: (slug: string) => string
  /** Adds one, or puts it in the place of the one of the same slug. */
  readonly install: (installation: Installation) => void
  /** Requests that came, newest last: method and path with query, without headers. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

const APPS: Readonly<Record<Installation['kind'], (installation: Installation, tables: Tables) => Hono>> = {
  aeries: aeriesApp,
  qmlativ: qmlativApp,
  q: oneRosterApp,
  oneroster: oneRosterApp,
}

const HOST = '127.0.0.1'

/**
 * SIS systems that listen on this machine and speak as the real ones do, for demonstrations and tests. Several districts'
 * share one port, each under a path of its own.
 * @param port 0 for any free one
 */
export const startSimulator = async (
  installations: readonly Installation[] = [],
  port = 0,
): Promise<SisSimulator> => {
  const apps = new Map<string, Hono>()
  const install = (installation: Installation): void => {
    const { slug, kind, failure } = installation
    const app = new Hono().use(misbehave(failure))
    app.route('/', APPS[kind](installation, tablesOf(installation)))
    apps.set(slug, app)
  }
  for (const installation of installations) install(installation)

  const asked: string[] = []
  const fetch = (request: Request): Response | Promise<Response> => {
    const url = new URL(request.url)
    const [, slug = ''] = url.pathname.split('/')
    const app = apps.get(slug)
    if (!app) return new Response('Not found', { status: 404 })
    asked.push(`${request.method} ${url.pathname}${url.search}`)
    if (asked.length > ASKED_MAX) asked.shift()
    url.pathname = url.pathname.slice(slug.length + 1)
    return app.fetch(new Request(url, request))
  }
  const server = serve({ fetch, hostname: HOST, port })
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return {
    install,
    asked,
    addressOf: (slug) => `http://${HOST}:${actual}/${slug}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

const ASKED_MAX = 1000
