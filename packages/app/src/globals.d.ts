/** True in the build that runs in the browser alone. */
declare const __DEMO__: boolean;
