import type { Tracing } from './tracing.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Opens traces if the standard settings of OpenTelemetry name a collector; otherwise nothing of it is even loaded. */
export const tracingFromEnv = async (
  env: Env,
  onError: (error: unknown) => void,
): Promise<Tracing | undefined> => {
  const isWanted = Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT)
  if (!isWanted || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined
  const { openTracing } = await import('./open-tracing.ts')
  return openTracing(env, onError)
}
