// Made from schemas/ by npm run generate. Do not edit.
import type { ErrorObject } from 'ajv'
import type { Page, Section, SiteFile } from './types.ts'

interface Validate<T> {
  (data: unknown): data is T
  errors?: Omit<ErrorObject, 'message'>[] | null
}

export declare const validateSite: Validate<SiteFile>
export declare const validatePage: Validate<Page>
export declare const validateSection: Validate<Section>
