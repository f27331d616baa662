/** 8 MB: what a camera makes; pages get smaller ones of it. */
export const largestPicture = 8 * 1024 * 1024
