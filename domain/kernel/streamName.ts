/** The record's id, which follows its kind in the stream name: `order-7` -> `7`. */
export const recordIdOf = ({ stream }: { stream: string }) => stream.slice(stream.indexOf('-') + 1)
