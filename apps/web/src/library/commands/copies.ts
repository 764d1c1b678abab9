import { library } from '../command.ts'

const now = (): string => new Date().toISOString()

/** Everything has been copied to a file, or somebody has been asked to. */
export const markCopied = async (): Promise<void> => (await library()).writeSetting('copiedAt', now())
export const markReminded = async (): Promise<void> => (await library()).writeSetting('remindedAt', now())
