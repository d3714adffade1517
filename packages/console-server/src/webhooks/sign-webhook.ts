import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** Makes a secret as Standard Webhooks writes it: 32 random bytes. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/**
 * The headers of one attempt (Standard Webhooks): the signature covers id, time and body, so that a receiver can refuse what
 * was changed and what is sent again later by somebody else.
 */
export const signedHeaders = (
  secret: string,
  { messageId, body, at }: { messageId: string; body: string; at: Date },
): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Console-Webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
