export { type Change, type Impact, impacts } from './change.js';
export { compareDocuments } from './compare-documents.js';
export { foreignReference, type Node } from './document.js';
export { mergePlaces } from './merge-places.js';
export { type DocumentUse, operationsIn, Reach, type UsedOperation } from './usage.js';
