import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { termsPageOf, termsPaths } from '#domain/terms/termsPages.ts'

const CountedPath = z.string({ error: 'The path is missing' }).transform((path, issue) => {
  const page = termsPageOf(path)
  if (page) return termsPaths[page]
  issue.addIssue({ code: 'custom', message: `The path must be one of: ${Object.values(termsPaths).join(', ')}` })
  return z.NEVER
})

export const pageViewContract = contract({
  'POST analytics/pageView': {
    summary: 'Count a view of one of the pages of the shop’s terms; nothing about who opened it is read or kept',
    access: 'anyone',
    querydata: z.object({
      path: CountedPath,
      /** Not kept: the shop knows the titles of its pages, and a text that anybody can send must not stand in its log. */
      title: z.string().max(200, 'The title must be at most 200 characters long').optional(),
    }),
    response: z.object({}),
  },
})
