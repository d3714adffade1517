import type { OperationAccess } from '../access-data.ts'
import type { Schema } from './schema.ts'

/** The parts of OpenAPI 3.1 that the description is made of. */
export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly style?: 'deepObject'
  readonly explode?: boolean
  readonly schema: Schema
}

type Content = { readonly 'application/json': { readonly schema: Schema } }

export type Answer = { readonly description: string; readonly content: Content }

/** A download. */
export type FileAnswer = {
  readonly description: string
  readonly content: Readonly<Partial<Record<'text/csv' | 'application/zip', { readonly schema: Schema }>>>
}

export type OperationObject = {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly security?: readonly []
  readonly 'x-roles': OperationAccess
  /** Beyond the calls that every backend answers. */
  readonly 'x-extension'?: true
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer | FileAnswer | { readonly $ref: string }>>
}

export type OpenApiDocument = {
  readonly openapi: '3.1.0'
  readonly info: {
    readonly title: string
    readonly version: string
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
  }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

/** What a collection is called in headings: `SIS imports` for `sisImports`. */
export const resourceWords = (resource: string): string => {
  const text = words(resource).replace(/^(sis|api) /, (word) => word.toUpperCase())
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a call is called in headings: `SIS imports: create translation` for `sisImports.createTranslation`. */
export const operationWords = (id: string): string => {
  const [resource = '', name = ''] = id.split('.')
  return `${resourceWords(resource)}: ${words(name)}`
}

const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
