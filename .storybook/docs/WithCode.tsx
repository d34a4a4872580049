import { Fragment } from 'react'

/** A sentence in which backticks mark code, as in comments. */
export const WithCode = ({ children }: { children: string }) =>
  children.split('`').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity
    <Fragment key={index}>{index % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  ))
