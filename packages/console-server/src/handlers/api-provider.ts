import type { Handlers } from '../http/handler.ts'
import { answeredConfig, connectionOf } from '../sis/district-connection.ts'
import { updateConfig } from './api-provider/update-config.ts'
import { districtOfCall } from './district-of-call.ts'

export const apiProviderHandlers = {
  'apiProvider.configs': async (call) =>
    answeredConfig(await connectionOf(call.db, await districtOfCall(call))),
  'apiProvider.update': updateConfig,
} satisfies Partial<Handlers>
