export interface HashCosts {
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
  /** Bytes. */
  tagLength: number
}

// OWASP Password Storage Cheat Sheet: argon2id with 7 MiB and five passes is as strong as with 19 MiB and two. Seven passes take as long as
// 19 MiB and two, so that the time does not reveal an older hash. The memory is low because each of the four pool threads holds that of a hash.
/** What a new password hash costs. */
export const hashCosts: HashCosts = { memory: 7168, passes: 7, parallelism: 1, tagLength: 32 }
