import { useWords } from '../../words/words.tsx'
import { type Tell, teller } from './index.ts'

export const useTell = (): Tell => teller(useWords())
