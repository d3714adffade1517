import type { Breadcrumb, BrowserOptions, ErrorEvent, Exception, StackFrame } from '@sentry/react'

/**
 * What may leave the page for monitoring. Names, addresses and values of districts can stand in whatever the page or a
 * library makes up: messages, labels, addresses, paths. So nothing is taken out; what is known to be safe is taken over.
 */

type SpanSent = Parameters<NonNullable<BrowserOptions['beforeSendSpan']>>[0]

/** Ids of routes and operations, and names of errors: words of the code. */
const WORD = /^[A-Za-z][\w.-]{0,60}$/

/** A word of the code, or undefined. */
export const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' && WORD.test(value) ? value : undefined

/** An error: its type, where it happened, and what we know of the console then. */
export const scrubError = (event: ErrorEvent): ErrorEvent => {
  const { event_id, timestamp, level, platform, release, environment, sdk, sdkProcessingMetadata } = event
  const { trace, react } = event.contexts ?? {}
  const sent: Partial<Record<keyof ErrorEvent, unknown>> = {
    type: undefined,
    event_id,
    timestamp,
    level,
    platform,
    release,
    environment,
    sdk,
    sdkProcessingMetadata,
    transaction: wordOf(event.transaction),
    exception: { values: (event.exception?.values ?? []).map(scrubException) },
    breadcrumbs: (event.breadcrumbs ?? []).flatMap((crumb) => scrubBreadcrumb(crumb) ?? []),
    tags: Object.assign(wordsIn(event.tags, ['screen']), referenceIn(event.tags)),
    user: event.user?.id === undefined ? undefined : { id: event.user.id },
    contexts: {
      ...(trace && {
        trace: { trace_id: trace.trace_id, span_id: trace.span_id, parent_span_id: trace.parent_span_id },
      }),
      ...(react?.componentStack !== undefined && {
        react: { componentStack: componentsIn(react.componentStack) },
      }),
    },
  }
  // Each part has the type that it had; what is undefined is not sent.
  return sent as unknown as ErrorEvent
}

/** As a crash card shows it. */
const referenceIn = (tags: ErrorEvent['tags']): { reference?: string } => {
  const reference = tags?.reference
  return typeof reference === 'string' && /^[\da-f]{4}-[\da-f]{4}$/.test(reference) ? { reference } : {}
}

const scrubException = ({ type, value, mechanism, stacktrace }: Exception): Exception => ({
  type: wordOf(type) ?? 'Error',
  value: safeMessage(value ?? ''),
  ...(mechanism && {
    mechanism: {
      type: wordOf(mechanism.type) ?? 'generic',
      ...(mechanism.handled !== undefined && { handled: mechanism.handled }),
      ...(mechanism.exception_id !== undefined && { exception_id: mechanism.exception_id }),
      ...(mechanism.parent_id !== undefined && { parent_id: mechanism.parent_id }),
    },
  }),
  ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
})

const scrubFrame = ({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame => ({
  filename: scriptOf(filename) ?? '<anonymous>',
  function: name !== undefined && /^(async |new )?[\w$.<>]{1,120}$/.test(name) ? name : '?',
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno }),
  ...(in_app !== undefined && { in_app }),
})

/** What engines and React say of faults in code, up to where a name or a value may follow. */
const SENTENCES = [
  /^Cannot (?:read|set) properties of (?:undefined|null)/,
  /^Cannot (?:destructure|convert|access|assign to|redefine|delete)/,
  /(?:is not a function|is not defined|is not iterable|is not a constructor)/,
  /^(?:undefined|null) is not an object/,
  /^Assignment to constant variable/,
  /^Converting circular structure to JSON/,
  /^Failed to fetch(?: dynamically imported module)?/,
  /^(?:Importing a module script failed|error loading dynamically imported module|Load failed|Network Error)/,
  /^Failed to execute '\w+' on '\w+'/,
  /^Invalid (?:array length|time value|date|string length)/,
  /^Maximum (?:call stack size|update depth) exceeded/,
  /^Minified React error #\d+/,
  /^Non-Error promise rejection captured/,
  /^Object captured as (?:promise rejection|exception)/,
  /^Rendered (?:more|fewer) hooks than/,
  /^ResizeObserver loop/,
  /^Script error/,
  /^The (?:object|operation|user|quota|node)/,
  /^Unexpected (?:end|token|identifier|string|number)/,
]

/** The known part of an error's message; the rest may hold a value. */
const safeMessage = (message: string): string =>
  SENTENCES.map((sentence) => sentence.exec(message)?.[0]).find((part) => part !== undefined) ?? ''

/** Names of components, without the addresses of their files. */
const componentsIn = (stack: unknown): string =>
  (typeof stack === 'string' ? stack : '')
    .split('\n')
    .flatMap((line) => /^\s*at ([\w$.]+)/.exec(line)?.[1] ?? /^([\w$.]+)@/.exec(line)?.[1] ?? [])
    .map((name) => `\n    at ${name}`)
    .join('')

/** What happened before an error, of the kinds that the console itself tells, by the words that they have. */
const CRUMBS: Readonly<Record<string, readonly string[]>> = {
  place: ['id'],
  call: ['operation', 'code'],
  saved: ['operation'],
  'access-denied': ['id'],
}

/** One of the console's own; null for all others. */
export const scrubBreadcrumb = ({ category = '', level, timestamp, data }: Breadcrumb): Breadcrumb | null => {
  const names = Object.hasOwn(CRUMBS, category) ? CRUMBS[category] : undefined
  if (!names) return null
  return {
    category,
    ...(level !== undefined && { level }),
    ...(timestamp !== undefined && { timestamp }),
    data: wordsIn(data, names),
  }
}

const wordsIn = (
  values: Readonly<Record<string, unknown>> | undefined,
  names: readonly string[],
): Record<string, string | number> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = values?.[name]
      const safe = typeof value === 'number' ? value : wordOf(value)
      return safe === undefined ? [] : [[name, safe]]
    }),
  )

/** Attributes of a span whose texts are words of the SDK or of the protocol. All others stay, unless they are numbers. */
const TEXTS = new Set([
  'http.request.method',
  'network.protocol.name',
  'network.protocol.version',
  'sentry.environment',
  'sentry.idle_span_finish_reason',
  'sentry.op',
  'sentry.origin',
  'sentry.release',
  'sentry.sdk.name',
  'sentry.sdk.version',
  'sentry.segment.id',
  'sentry.segment.name.source',
  'sentry.source',
  'sentry.trace_lifecycle',
  'user.id',
])

/** A span: how long what took, never which record or search. */
export const scrubSpan = (span: SpanSent): SpanSent => {
  const { trace_id, parent_span_id, span_id, start_timestamp, end_timestamp, status, is_segment } = span
  const kept = Object.entries(span.attributes).filter(
    ([name, value]) => TEXTS.has(name) || typeof value === 'number' || typeof value === 'boolean',
  )
  const segment = span.attributes['sentry.segment.name']
  return {
    trace_id,
    span_id,
    start_timestamp,
    status,
    is_segment,
    name: spanName(span),
    ...(parent_span_id !== undefined && { parent_span_id }),
    ...(end_timestamp !== undefined && { end_timestamp }),
    attributes: {
      ...Object.fromEntries(kept),
      ...(segment !== undefined && { 'sentry.segment.name': wordOf(segment) ?? UNNAMED }),
    },
  }
}

/** A page before its route is known. */
export const UNNAMED = 'page'

const spanName = ({ name, is_segment, attributes }: SpanSent): string => {
  const op = wordOf(attributes['sentry.op']) ?? 'span'
  if (is_segment && (op === 'pageload' || op === 'navigation')) return wordOf(name) ?? UNNAMED
  if (op === 'http.client') return callOf(attributes)
  if (op.startsWith('resource.')) return scriptOf(attributes['url.full']) ?? op
  return op
}

/** `GET /api/district/sites`: what is neither a word of the contract nor a method stands as `{}`. */
const callOf = (attributes: SpanSent['attributes']): string => {
  const { 'http.request.method': method, 'url.full': address } = attributes
  const path =
    typeof address === 'string' && URL.canParse(address, BASE) ? new URL(address, BASE).pathname : ''
  const segments = path.split('/').map((part) => (/^[a-z_-]*$/.test(part) ? part : '{}'))
  return `${wordOf(method) ?? ''} ${segments.join('/')}`.trim()
}

/** The address of a script, style or font, without its query. */
const scriptOf = (address: unknown): string | undefined => {
  if (typeof address !== 'string' || !URL.canParse(address, BASE)) return undefined
  const { pathname } = new URL(address, BASE)
  return /^\/[\w./@-]+\.(?:m?js|tsx?|css|woff2)$/.test(pathname) ? `app://${pathname}` : undefined
}

const BASE = 'http://console.invalid'
