import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'

const Person = z.object({
  customerId: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(['Admin', 'Customer']),
})

const loginText = (field: string, least: number, most: number) =>
  z
    .string({ error: `The ${field} must be a text` })
    .min(least, `The ${field} must be at least ${least} characters long`)
    .max(most, `The ${field} must be at most ${most} characters long`)

export const accountContract = contract({
  'POST Login': {
    summary: 'Sign in with e-mail and password',
    who: 'anyone',
    querydata: z.object({
      email: z
        .string({ error: 'The email must be a text' })
        .trim()
        .pipe(loginText('email', 3, 100)),
      password: loginText('password', 6, 20),
      rememberMe: z.boolean().optional(),
    }),
    answer: z.object({ result: Person.extend({ accessToken: z.string(), refreshToken: z.string() }) }),
  },
  'POST refresh-token': {
    summary: 'A new access token for a refresh token',
    who: 'anyone',
    bare: true,
    querydata: z.object({ refreshToken: z.string().catch('') }),
    answer: z.object({ accessToken: z.string(), refreshToken: z.string() }),
  },
  'POST customer/logout': {
    summary: 'End the session',
    who: 'signedIn',
    querydata: z.object({ refreshToken: z.string().optional() }),
    answer: z.object({ message: z.string() }),
  },
  'GET customer/profile': {
    summary: 'Who is signed in',
    who: 'signedIn',
    answer: z.object({ result: Person.extend({ emailVerified: z.boolean() }) }),
  },
})
