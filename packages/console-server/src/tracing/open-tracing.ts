import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { VERSION } from '@edconsole/console-core/contract'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { duringTrace } from './current-trace.ts'
import { type StatementGroup, statementGroups } from './statement-groups.ts'
import type { TracedRequest, Tracing } from './tracing.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A collector that is away is told of once in this time. */
const TOLD_EVERY_MS = 60_000
const CLOSE_MS = 3000

/** Others are made up by whoever calls. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Opens traces to the collector that the settings name. */
export const openTracing = (env: Env, onError: (error: unknown) => void): Tracing => {
  reportTo(onError)
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: samplerOf(env) }),
    resource: resourceOf(env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: addressOf(env) }) })],
  })
  const tracer = provider.getTracer('console-server', VERSION)
  const traced = async <T>(span: Span, around: Context, work: () => Promise<T>): Promise<T> => {
    const groups = statementGroups()
    try {
      return await duringTrace({ traceId: span.spanContext().traceId, statement: groups.add }, work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      // Outside of the span's own context: there it would be a trace of its own.
      const inside = trace.setSpan(around, span)
      for (const group of groups.all()) addStatements(group, inside)
      span.end()
    }
  }
  const addStatements = (
    { operation, table, from, to, count, ms }: StatementGroup,
    inside: Context,
  ): void => {
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === null ? {} : { 'db.collection.name': table }),
      'console.db.statements': count,
      'console.db.seconds': Math.round(ms) / 1000,
    }
    const name = table === null ? operation : `${operation} ${table}`
    tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: from, attributes }, inside).end(to)
  }
  return {
    request: async (request, work) => {
      const around = contextOf(request)
      const method = METHODS.includes(request.method) ? request.method : '_OTHER'
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, around)
      await traced(span, around, async () => {
        const { route, operation, status, requestId } = await work()
        if (route !== null) span.updateName(`${method} ${route}`)
        span.setAttributes({
          'http.request.method': method,
          'http.response.status_code': status,
          'console.request_id': requestId,
          ...(route === null ? {} : { 'http.route': route }),
          ...(operation === null ? {} : { 'console.operation': operation }),
        })
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      })
    },
    job: async ({ kind, id, lea, batchId, attempts }, work) => {
      const attributes = {
        'console.job.kind': kind,
        'console.job.id': id,
        'console.job.attempts': attempts,
        ...(lea === null ? {} : { 'console.district': lea }),
        ...(batchId === null ? {} : { 'console.batch_id': batchId }),
      }
      const span = tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT)
      return traced(span, ROOT_CONTEXT, async () => {
        const outcome = await work()
        span.setAttribute('console.job.outcome', outcome)
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
        return outcome
      })
    },
    close: async () => {
      const sent = provider.shutdown().then(() => true, onError)
      if ((await Promise.race([sent, setTimeout(CLOSE_MS, false, { ref: false })])) === false)
        onError(new Error("The collector didn't take the last traces in time."))
    },
  }
}

const propagator = new W3CTraceContextPropagator()

const contextOf = ({ traceparent, tracestate }: TracedRequest): Context =>
  propagator.extract(ROOT_CONTEXT, { traceparent, tracestate }, defaultTextMapGetter)

/** As the standard says: the address for traces as it is, or the common one with the path of traces. */
const addressOf = (env: Env): string =>
  env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ||
  `${(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '').replace(/\/+$/, '')}/v1/traces`

/** Of traces that no caller began: all, or the share that the standard settings say. */
const samplerOf = ({ OTEL_TRACES_SAMPLER: kind, OTEL_TRACES_SAMPLER_ARG: share }: Env): Sampler =>
  kind?.endsWith('traceidratio') ? new TraceIdRatioBasedSampler(Number(share ?? 1)) : new AlwaysOnSampler()

const resourceOf = (env: Env) =>
  defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': 'console-server',
        'service.version': VERSION,
        'service.instance.id': randomUUID(),
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes(env.OTEL_SERVICE_NAME ? { 'service.name': env.OTEL_SERVICE_NAME } : {}))

const reportTo = (onError: (error: unknown) => void): void => {
  let toldAt = Number.NEGATIVE_INFINITY
  const error = (message: string): void => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return
    toldAt = performance.now()
    onError(new Error(message))
  }
  const ignore = (): void => {}
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
}
