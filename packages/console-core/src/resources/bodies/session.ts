import { signInSchema } from '../../entities/sign-in.schema.ts'

export const sessionBodies = { 'session.signIn': signInSchema }
