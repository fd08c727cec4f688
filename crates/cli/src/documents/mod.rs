//! What a play leaves on paper and on the disk: the commands `record`, `review`, `plays`, `diagram` and `booklet`.

pub(crate) mod booklet;
pub(crate) mod diagram;
pub(crate) mod plays;
pub(crate) mod record;
pub(crate) mod review;
