//! What a play leaves on paper and on the disk: the commands `record`, `review`, `plays` and `diagram`.

pub(crate) mod diagram;
pub(crate) mod plays;
pub(crate) mod record;
pub(crate) mod review;
